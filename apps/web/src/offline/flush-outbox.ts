import type { QueryClient } from '@tanstack/react-query'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { flushCheckIns } from './flush-check-ins.ts'
import { flushMessagesWithToast } from './flush-messages.ts'
import { flushRequests } from './flush-requests.ts'

let flushing = false

/**
 * Sends what was queued without a network, one flush at a time. Items whose own page is open are
 * sent by that page.
 */
export async function flushOutbox(phrases: Phrases, queryClient: QueryClient): Promise<void> {
  if (flushing || !navigator.onLine) return
  flushing = true
  await Promise.allSettled([
    flushCheckIns(phrases, queryClient),
    flushRequests(phrases, queryClient),
    flushMessagesWithToast(phrases, queryClient),
  ])
  flushing = false
}
