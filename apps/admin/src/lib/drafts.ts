import { useState } from 'react'
import { parseStored } from '@tomogolf/api-client/storage.ts'

/** A draft survives a closed dialog and a reload; it is deleted once sent. */
const key = (name: string) => `admin-draft:${name}`
export const drafts = {
  read(name: string): string {
    try {
      return sessionStorage.getItem(key(name)) ?? ''
    } catch {
      return ''
    }
  },
  write(name: string, text: string): void {
    try {
      if (text) sessionStorage.setItem(key(name), text)
      else sessionStorage.removeItem(key(name))
    } catch {
      /* storage is full or blocked: the dialog works without */
    }
  },
}

/** The same for a form: touched fields by name. Call `forget` once they are stored. */
export function useDraft(name: string): {
  typed: Record<string, string>
  type: (field: string, value: string) => void
  forget: () => void
} {
  const [typed, setTyped] = useState(() => {
    const kept = parseStored(drafts.read(name))
    return (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, string>
  })
  const keep = (next: Record<string, string>) => {
    drafts.write(name, Object.keys(next).length ? JSON.stringify(next) : '')
    setTyped(next)
  }
  return {
    typed,
    type: (field, value) => keep({ ...typed, [field]: value }),
    forget: () => keep({}),
  }
}
