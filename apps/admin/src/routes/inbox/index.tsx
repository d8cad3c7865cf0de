import { createFileRoute } from '@tanstack/react-router'
import { THREAD_KINDS } from '@tomogolf/domain/requests'
import { checked, oneOf, text, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'
import { InboxScreen } from '../../screens/inbox/InboxScreen.tsx'
import type { InboxSearch } from '../../screens/inbox/inbox.types.ts'

const BOXES = ['mine', 'unassigned', 'closed'] as const

export const Route = createFileRoute('/inbox/')({
  validateSearch: (raw: Record<string, unknown>): InboxSearch =>
    checked({
      box: oneOf(raw.box, BOXES),
      kind: oneOf(raw.kind, THREAD_KINDS),
      search: text(raw.search),
      page: wholeNumber(raw.page),
      thread: text(raw.thread),
    }) as InboxSearch,
  component: InboxPage,
})

function InboxPage() {
  return <InboxScreen search={Route.useSearch()} />
}
