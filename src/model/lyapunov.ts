const MOST_SWEEPS = 30;

/**
 * Solves S X + X S + diag(source) = 0 for a symmetric, tridiagonal, negative definite S: through its
 * eigenvectors, in whose basis X is minus the source over the sum of two eigenvalues.
 * @param diagonal of S, one entry a row
 * @param offDiagonal entry i couples rows i and i + 1; one entry fewer
 * @param source one entry a row
 * @returns X by rows, symmetric
 */
export function solveLyapunov(
  diagonal: ArrayLike<number>,
  offDiagonal: ArrayLike<number>,
  source: ArrayLike<number>,
): Float64Array[] {
  const size = diagonal.length;
  const { values, vectors } = eigensystem(diagonal, offDiagonal);
  const inBasis = vectors.map((left, i) =>
    Float64Array.from({ length: size }, (_, j) => {
      let product = 0;
      for (let k = 0; k < size; k++) product += left[k] * source[k] * vectors[j][k];
      return -product / (values[i] + values[j]);
    }),
  );
  // X = Σ_ij inBasis_ij v_i v_jᵀ, one factor at a time.
  return combine(transposed(combine(inBasis, vectors)), vectors);
}

/** Row i of the result is Σ_j weights_ij rows_j. */
function combine(weights: readonly Float64Array[], rows: readonly Float64Array[]): Float64Array[] {
  return weights.map((weight) => {
    const sum = new Float64Array(weight.length);
    for (let j = 0; j < rows.length; j++) {
      for (let k = 0; k < sum.length; k++) sum[k] += weight[j] * rows[j][k];
    }
    return sum;
  });
}

function transposed(rows: readonly Float64Array[]): Float64Array[] {
  return rows.map((_, i) => Float64Array.from(rows, (row) => row[i]));
}

/**
 * Eigenvalues of a symmetric tridiagonal matrix, and its orthonormal eigenvectors as rows: Jacobi's
 * rotations, row by row.
 */
function eigensystem(
  diagonal: ArrayLike<number>,
  offDiagonal: ArrayLike<number>,
): { values: Float64Array; vectors: Float64Array[] } {
  const size = diagonal.length;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const vectors = Array.from({ length: size }, () => new Float64Array(size));
  for (let i = 0; i < size; i++) {
    matrix[i][i] = diagonal[i];
    vectors[i][i] = 1;
    if (i > 0) matrix[i][i - 1] = matrix[i - 1][i] = offDiagonal[i - 1];
  }
  // Convergence is quadratic: fewer than ten sweeps leave nothing to rotate.
  for (let sweep = 0, rotated = true; rotated && sweep < MOST_SWEEPS; sweep++) {
    rotated = false;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const negligible = Number.EPSILON * Math.sqrt(matrix[p][p] * matrix[q][q]);
        if (Math.abs(matrix[p][q]) <= negligible) continue;
        rotate(matrix, vectors, p, q);
        rotated = true;
      }
    }
  }
  return { values: Float64Array.from(matrix, (row, i) => row[i]), vectors };
}

/** Turns rows and columns p and q so that the entry that couples them vanishes, and the vectors with them. */
function rotate(
  matrix: readonly Float64Array[],
  vectors: readonly Float64Array[],
  p: number,
  q: number,
): void {
  const cotangent = (matrix[q][q] - matrix[p][p]) / (2 * matrix[p][q]);
  const tangent = (cotangent < 0 ? -1 : 1) / (Math.abs(cotangent) + Math.hypot(1, cotangent));
  const cosine = 1 / Math.hypot(1, tangent);
  const sine = cosine * tangent;
  const change = tangent * matrix[p][q];
  for (let k = 0; k < matrix.length; k++) {
    turn(vectors[p], vectors[q], k, cosine, sine);
    if (k === p || k === q) continue;
    turn(matrix[p], matrix[q], k, cosine, sine);
    matrix[k][p] = matrix[p][k];
    matrix[k][q] = matrix[q][k];
  }
  matrix[p][p] -= change;
  matrix[q][q] += change;
  matrix[p][q] = matrix[q][p] = 0;
}

function turn(first: Float64Array, second: Float64Array, k: number, cosine: number, sine: number): void {
  const value = first[k];
  first[k] = cosine * value - sine * second[k];
  second[k] = sine * value + cosine * second[k];
}
