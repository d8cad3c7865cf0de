import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { RowOf } from '../../lib/use-list.ts'

/** Messages that people attached to their own statements. */
export function CaseMessages({ messages }: Pick<RowOf<'GET /api/admin/cases'>, 'messages'>) {
  const t = useT()
  if (messages.length === 0) return null
  return (
    <section>
      <h3 className="text-s font-semibold">{t('admin.case.messages')}</h3>
      <ol className="mt-2 grid gap-3">
        {messages.map(({ sender, at, text }, index) => (
          <li key={index} className="border-l-2 border-line-2 pl-4">
            <p className="flex flex-wrap items-center gap-x-3 text-text-3">
              <PersonCell person={sender} quiet /> <Timestamp at={at} />
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
