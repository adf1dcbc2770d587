/**
 * Hands a text over to the browser's downloads.
 * @param type of its content, such as `application/json`
 */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the file once the click is dealt with.
  setTimeout(() => URL.revokeObjectURL(address));
}
