/** Copies text. Where browsers refuse both ways, what is shown of it stays selected, ready for the keyboard. */
export async function copyText(text: string, shown: Element): Promise<boolean> {
  return (await writeText(text)) || copySelected(shown, text);
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Permission refused, no secure context, or a click that the loader made: it is no gesture of the reader.
    return false;
  }
}

/** Copies in the older way. */
function copySelected(shown: Element, text: string): boolean {
  const selection = getSelection();
  selection?.selectAllChildren(shown);
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", onCopy);
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", onCopy);
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}
