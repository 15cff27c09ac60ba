/** The whole address of what a page names. One that is none stays as it is: the check of links reports it. */
export function absoluteAddress(address: string, page: string): string {
  return URL.canParse(address, page) ? new URL(address, page).href : address;
}
