import { useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { drafts } from '../../lib/drafts.ts'
import type { AdminDispute } from './admin-dispute.types.ts'

export type DisputeAction = 'submit' | 'accept' | 'release'

/** The dialog of an action on a dispute, each with a reason for the audit log. */
export function DisputeDialogs({
  dispute,
  action,
  onClose,
}: {
  dispute: AdminDispute
  action: DisputeAction
  onClose: () => void
}) {
  const t = useT()
  const params = { id: dispute.id }
  const draft = `dispute ${action} ${dispute.id}`
  const statementDraft = `dispute statement ${dispute.id}`
  const [statement, setStatement] = useState(() => drafts.read(statementDraft))
  if (action === 'submit')
    return (
      <ReasonDialog
        draft={draft}
        wide
        title={t('admin.dispute.submitTitle')}
        description={t('admin.dispute.submitText')}
        submit={t('admin.dispute.submit')}
        done={t('admin.dispute.submitDone')}
        reasonHint={t('admin.dispute.reasonHint')}
        onDone={() => drafts.write(statementDraft, '')}
        onClose={onClose}
        run={(reason) =>
          api('POST /api/admin/disputes/:id/submit', { params, body: { reason, statement } })
        }
      >
        <Field
          label={t('admin.dispute.statement')}
          hint={t('admin.dispute.statementHint')}
          optional
        >
          <Textarea
            value={statement}
            maxLength={5000}
            onChange={(event) => {
              setStatement(event.target.value)
              drafts.write(statementDraft, event.target.value)
            }}
          />
        </Field>
      </ReasonDialog>
    )
  if (action === 'accept')
    return (
      <ReasonDialog
        draft={draft}
        danger
        title={t('admin.dispute.acceptTitle')}
        description={t(
          dispute.state === 'inquiry' ? 'admin.dispute.acceptInquiry' : 'admin.dispute.acceptText',
        )}
        submit={t('admin.dispute.accept')}
        done={t('admin.dispute.acceptDone')}
        reasonHint={t('admin.dispute.reasonHint')}
        onClose={onClose}
        run={(reason) => api('POST /api/admin/disputes/:id/accept', { params, body: { reason } })}
      />
    )
  return (
    <ReasonDialog
      draft={draft}
      title={t('admin.dispute.releaseTitle', { name: dispute.user.name })}
      description={t('admin.dispute.releaseText')}
      submit={t('admin.dispute.release')}
      done={t('admin.dispute.releaseDone')}
      reasonHint={t('admin.dispute.reasonHint')}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/disputes/:id/release-joining', { params, body: { reason } })
      }
    />
  )
}
