import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import type { AdminUser } from '../../lib/records.ts'
import { saveFile } from '../../lib/save-file.ts'

type DialogProps = { user: AdminUser; onClose: () => void }

/** All data about a user, as a file. */
export function ExportDialog({ user, onClose }: DialogProps) {
  const t = useT()
  return (
    <ReasonDialog<ResultOf<'POST /api/admin/users/:id/export'>>
      draft={`export ${user.id}`}
      title={t('admin.export.title', { name: user.name })}
      description={t('admin.export.text')}
      reasonHint={t('admin.export.hint')}
      submit={t('admin.user.export')}
      done={(data) => {
        const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
        saveFile(`tomogolf-${user.id}.json`, content)
        return { tone: 'success', title: t('admin.export.done') }
      }}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/users/:id/export', { params: { id: user.id }, body: { reason } })
      }
    />
  )
}

export function DeleteDialog({ user, onClose }: DialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <ReasonDialog
      draft={`delete ${user.id}`}
      danger
      title={t('admin.deleteUser.title', { name: user.name })}
      description={t('admin.deleteUser.text')}
      reasonHint={t('admin.export.hint')}
      submit={t('admin.user.delete')}
      done={t('admin.deleteUser.done')}
      // the page of a deleted user does not exist
      onDone={() => {
        queryClient.removeQueries()
        void navigate({ to: '/users' })
      }}
      onClose={onClose}
      run={(reason) =>
        api('DELETE /api/admin/users/:id', { params: { id: user.id }, body: { reason } })
      }
    />
  )
}
