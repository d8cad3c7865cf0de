import { useState } from 'react'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
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
 * Sends a draft with an idempotency key that is kept beside it: a press whose answer was lost is the
 * same one after the dialog was closed. The next press has a new key once this one arrived, or once
 * the operator was told that an earlier text had arrived.
 */
export function useSendOnce(
  draft: string,
): <Result>(send: (requestKey: string) => Promise<Result>) => Promise<Result> {
  const stored = `${draft} key`
  const renew = () => drafts.write(stored, '')
  return async (send) => {
    // where the storage is blocked, each press has a key of its own
    const requestKey = drafts.read(stored) || crypto.randomUUID()
    drafts.write(stored, requestKey)
    try {
      const result = await send(requestKey)
      renew()
      return result
    } catch (error) {
      if (error instanceof ApiError && error.code === 'ALREADY_SENT') renew()
      throw error
    }
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
