interface Example {
  readonly name: string;
  readonly expected: readonly string[];
  readonly inBrowser: boolean;
}

/** Packs the package and installs it into a new folder. */
export function makeProject(): Promise<{
  readonly folder: string;
  readonly examples: readonly Example[];
  remove(): void;
}>;

/** Builds the project's page; gives the folder of what is built. */
export function buildPage(folder: string): Promise<string>;
