// SPDX-License-Identifier: MIT
// A file for the user's device.
const kRevoked = 60_000; // milliseconds: WebKit reads the file only after the click

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), kRevoked);
}
