/** The package brings no types of its own; only what we use is declared. */
declare module "nspell" {
  type Spell = {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Spell;
  };
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Spell;
}
