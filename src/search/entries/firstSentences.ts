export const LONGEST_ANSWER = 180;

/** As many whole sentences as fit, at least one. */
export function firstSentences(text: string, longest = LONGEST_ANSWER): string {
  const sentences = text.replace(/\s+/g, " ").match(/.+?(?:[.!?](?=\s+[^a-z\s])|$)/g) ?? [];
  let answer = "";
  for (const sentence of sentences) {
    if (answer !== "" && answer.length + sentence.length > longest) break;
    answer += sentence;
  }
  return answer.length > LONGEST_ANSWER * 1.5
    ? `${answer.slice(0, LONGEST_ANSWER).replace(/\s+\S*$/, "")} …`
    : answer.trim();
}
