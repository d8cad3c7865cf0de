import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { Panel } from '../../components/Panel.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { May, useMay } from '../../lib/may.tsx'

type Mail = ResultOf<'GET /api/admin/users/:id/mails'>['mails'][number]
type Opened = ResultOf<'POST /api/admin/users/:id/mails/:mailId/open'>

const FIRST = 8

/** The last mails to a user: opened and sent again with a reason, unless they hold a secret. */
export function MailsPanel({ userId }: { userId: string }) {
  const t = useT()
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/users/:id/mails', { params: { id: userId } }),
  )
  const [act, setAct] = useState<{ kind: 'open' | 'resend'; mail: Mail } | null>(null)
  const [contacts, setContacts] = useState(false)
  const may = useMay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [all, setAll] = useState(false)
  const mails = data?.mails ?? []
  const close = () => {
    setAct(null)
    setContacts(false)
  }
  const paramsOf = (mail: Mail) => ({ id: userId, mailId: mail.id })
  return (
    <Panel title={t('admin.mails.title')} className="lg:col-span-2">
      {!data && (error ? <Refusal error={error} /> : <TextSkeleton lines={4} />)}
      {data?.mails.length === 0 && <p className="text-s text-text-2">{t('admin.mails.empty')}</p>}
      <ul>
        {mails.slice(0, all ? undefined : FIRST).map((mail) => (
          <li
            key={mail.id}
            className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line py-3 text-s first:border-0"
          >
            <span className="min-w-full flex-1 wrap-anywhere md:min-w-0">
              <b className="font-semibold">{mail.subject}</b>
              <span className="block text-xs text-text-3">
                <Timestamp at={mail.createdAt} /> · {mail.to}
                {mail.isCopy && ` · ${t('admin.mails.copy')}`}
                {mail.problem
                  ? ` · ${mail.problem}`
                  : mail.sentAt === null && ` · ${t('admin.mails.waiting')}`}
              </span>
            </span>
            {mail.isSecret ? (
              <span className="text-xs text-text-3">{t('admin.mails.secret')}</span>
            ) : (
              <May do="people.edit">
                <Button size="small" variant="ghost" onClick={() => setAct({ kind: 'open', mail })}>
                  {t('admin.mails.open')}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => setAct({ kind: 'resend', mail })}
                >
                  {t('admin.mails.resend')}
                </Button>
              </May>
            )}
          </li>
        ))}
      </ul>
      {!all && mails.length > FIRST && (
        <Button variant="outline" size="small" className="mt-3" onClick={() => setAll(true)}>
          {t('admin.timeline.older')}
        </Button>
      )}
      {act?.kind === 'open' && (
        <ReasonDialog<Opened>
          draft={`open mail ${act.mail.id}`}
          title={t('admin.mails.openTitle')}
          description={t('admin.mails.openText')}
          submit={t('admin.mails.open')}
          done={(mail) => {
            setOpened(mail)
            return null
          }}
          reasonHint={t('admin.edit.reasonHint')}
          onClose={close}
          run={(reason) =>
            api('POST /api/admin/users/:id/mails/:mailId/open', {
              params: paramsOf(act.mail),
              body: { reason, contacts },
            })
          }
        >
          {may('contacts.show') && (
            <Checkbox checked={contacts} onChange={(event) => setContacts(event.target.checked)}>
              {t('admin.mails.contacts')}
              <span className="block text-xs text-text-3">{t('admin.mails.contactsHint')}</span>
            </Checkbox>
          )}
        </ReasonDialog>
      )}
      {act?.kind === 'resend' && (
        <ReasonDialog
          draft={`resend mail ${act.mail.id}`}
          title={t('admin.mails.resendTitle')}
          description={t('admin.mails.resendText')}
          submit={t('admin.mails.resend')}
          done={t('admin.mails.resent')}
          reasonHint={t('admin.edit.reasonHint')}
          onClose={close}
          run={(reason) =>
            api('POST /api/admin/users/:id/mails/:mailId/resend', {
              params: paramsOf(act.mail),
              body: { reason },
            })
          }
        />
      )}
      {opened && (
        <Dialog
          open
          wide
          onClose={() => setOpened(null)}
          title={opened.subject}
          description={opened.to}
        >
          <pre className="font-text text-s whitespace-pre-wrap wrap-anywhere">{opened.text}</pre>
        </Dialog>
      )}
    </Panel>
  )
}
