/** How many letters have to be inserted, removed, replaced or swapped with their neighbour to turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(substitution, at(previous, j) + 1, at(current, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(beforePrevious, j - 2) + 1);
      }
      current.push(least);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
