import { useState } from 'react'
import { parseStored } from '@tomogolf/api-client/storage.ts'

const key = (name: string) => `admin-draft:${name}`
/** Texts in the session storage: a draft survives a closed dialog and a reload. */
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

/**
 * The idempotency key of a press that a draft is sent with, kept beside it until `renew`: a press
 * whose answer was lost is the same one after the dialog was closed.
 */
export function useRequestKey(name: string): { key: () => string; renew: () => void } {
  const stored = `${name} key`
  return {
    key: () => {
      if (drafts.read(stored) === '') drafts.write(stored, crypto.randomUUID())
      return drafts.read(stored)
    },
    renew: () => drafts.write(stored, ''),
  }
}

/** The edited fields of a form by name, stored as a draft. Call `clear` after the form is saved. */
export function useDraft(name: string): {
  edited: Record<string, string>
  edit: (field: string, value: string) => void
  clear: () => void
} {
  const [edited, setEdited] = useState(() => {
    const stored = parseStored(drafts.read(name))
    return (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, string>
  })
  // two edits of one press build on each other
  const save = (change: (before: Record<string, string>) => Record<string, string>) =>
    setEdited((before) => {
      const next = change(before)
      drafts.write(name, Object.keys(next).length ? JSON.stringify(next) : '')
      return next
    })
  return {
    edited,
    edit: (field, value) => save((before) => ({ ...before, [field]: value })),
    clear: () => save(() => ({})),
  }
}
