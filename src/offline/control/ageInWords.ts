const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** 3 days in milliseconds gives "3 days ago". A clock that was put back since gives "just now". */
export function ageInWords(age: number): string {
  const unit = UNITS.find(([, length]) => age >= length);
  if (unit === undefined) return "just now";
  const [name, length] = unit;
  const count = Math.floor(age / length);
  return `${count} ${name}${count === 1 ? "" : "s"} ago`;
}
