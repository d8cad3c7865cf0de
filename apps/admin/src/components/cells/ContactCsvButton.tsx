import { useState } from 'react'
import { ContactRound } from 'lucide-react'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { May } from '../../lib/may.tsx'
import { downloadCsv, type ListKey } from '../../lib/use-list.ts'
import type { ListSearch } from '../../lib/list-search.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

/** Lists whose file has the email addresses of people. */
const WITH_PEOPLE: readonly ListKey[] = [
  'GET /api/admin/users',
  'GET /api/admin/games',
  'GET /api/admin/holds',
  'GET /api/admin/transactions',
  'GET /api/admin/disputes',
  'GET /api/admin/issues',
  'GET /api/admin/reports',
  'GET /api/admin/requests',
]

/** For a list of people: a single row is shown by “Show”. */
export const ContactCsvButton = ({ list, query }: { list: ListKey; query: ListSearch }) =>
  WITH_PEOPLE.includes(list) &&
  !query.id && <ContactFileButton path={list.slice('GET '.length)} query={query} />

/** Downloads a file with contact details in full, for a reason. */
export function ContactFileButton({ path, query }: { path: string; query: ListSearch }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <May do="contacts.show">
      <Button size="small" variant="outline" icon={ContactRound} onClick={() => setOpen(true)}>
        {t('admin.contact.csv')}
      </Button>
      {isOpen && (
        <ReasonDialog
          draft={`contacts ${path}`}
          title={t('admin.contact.csvTitle')}
          description={t('admin.contact.csvText')}
          reasonHint={t('admin.contact.hint')}
          submit={t('admin.contact.csvSubmit')}
          done={() => null}
          run={(contactReason) => downloadCsv(path, { ...query, contactReason })}
          onClose={() => setOpen(false)}
        />
      )}
    </May>
  )
}
