/** What somebody began to write is still there after a closed dialog or a reload; sent, it goes. */
const key = (name: string) => `desk-draft:${name}`
export const drafts = {
  read(name: string): string {
    try { return sessionStorage.getItem(key(name)) ?? '' } catch { return '' }
  },
  write(name: string, text: string): void {
    try { if (text) sessionStorage.setItem(key(name), text); else sessionStorage.removeItem(key(name)) } catch { /* storage is full or blocked: the dialog works without */ }
  },
}
