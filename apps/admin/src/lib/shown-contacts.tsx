import { createContext, useContext, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import type { BodyOf, ResultOf } from '@tomogolf/contract/api/endpoints'
import { CONTACT_VIEW_MINUTES } from '@tomogolf/domain/people/masking'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ReasonDialog } from '../components/ReasonDialog.tsx'
import { useMay } from './may.tsx'

type ShownContact = ResultOf<'GET /api/admin/contacts'>['contacts'][number]
/** Whose contact details: a user, or the sender of a request without an account. */
export type ContactSubject = Pick<BodyOf<'POST /api/admin/contacts'>, 'kind' | 'id'> & {
  name: string
}

const MARGIN_MS = 500
const AskContext = createContext<(subject: ContactSubject) => void>(() => {})

/** The contact details of a person in full while they are shown; undefined before and after. */
export function useShownContact({
  kind,
  id,
}: Pick<ContactSubject, 'kind' | 'id'>): ShownContact | undefined {
  const may = useMay()
  const { data } = useQuery({
    ...apiQuery('GET /api/admin/contacts'),
    enabled: may('contacts.show'),
    // one read for the many cells of a list
    staleTime: 60_000,
    refetchOnMount: true,
    // until the first view ends
    refetchInterval: ({ state }) => {
      const ends = state.data?.contacts.map(({ until }) => Date.parse(until)) ?? []
      return ends.length > 0 && Math.max(MARGIN_MS, Math.min(...ends) - currentTime() + MARGIN_MS)
    },
  })
  // also without a connection, when no read says that the view is over
  return data?.contacts.find(
    (contact) =>
      contact.kind === kind && contact.id === id && Date.parse(contact.until) > currentTime(),
  )
}

/** Opens the dialog that asks why; undefined for a role without the permission. */
export function useAskForContact(): ((subject: ContactSubject) => void) | undefined {
  const ask = useContext(AskContext)
  return useMay()('contacts.show') ? ask : undefined
}

/** Has the dialog, outside of the rows and dialogs whose buttons open it. */
export function ContactsProvider({ children }: { children: ReactNode }) {
  const { t, language } = useI18n()
  const [subject, setSubject] = useState<ContactSubject | null>(null)
  return (
    <AskContext value={setSubject}>
      {children}
      {subject && (
        <ReasonDialog
          draft={`contact ${subject.id}`}
          title={t('admin.contact.title', { name: subject.name })}
          description={t('admin.contact.text', { count: CONTACT_VIEW_MINUTES })}
          reasonHint={t('admin.contact.hint')}
          submit={t('admin.contact.show')}
          done={({ until }: ShownContact) => ({
            tone: 'success',
            title: t('admin.contact.done', {
              time: formatDate(Date.parse(until), language, { time: true }),
            }),
          })}
          run={(reason) =>
            api('POST /api/admin/contacts', {
              body: { kind: subject.kind, id: subject.id, reason },
            })
          }
          onClose={() => setSubject(null)}
        />
      )}
    </AskContext>
  )
}
