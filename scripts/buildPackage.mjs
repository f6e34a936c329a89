// `npm run pack`: the package for other people's code, build/two-choices-<version>.tgz.
import { packPackage } from './package/pack.mjs';
import { fail } from './run.mjs';

try {
  const { file } = await packPackage();
  console.log(file);
} catch (error) {
  fail(error);
}
