/** A card that cannot be drawn as it should be; the caller adds the page's file. */
export class CannotDraw extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}
