import { useQuery } from '@tanstack/react-query'
import { UserCheck } from 'lucide-react'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMay } from '../../lib/may.tsx'
import { useAct } from '../../lib/use-act.ts'
import type { RowOf } from '../../lib/use-list.ts'

type Case = RowOf<'GET /api/admin/cases'>

/** Who takes care of a case: taken, given to a colleague, or released. */
export function CaseAssignee({ entry }: { entry: Case }) {
  const t = useT()
  const may = useMay()
  const me = useQuery(apiQuery('GET /api/auth/me')).data
  const { id, assignee, state } = entry
  const mayAssign = may('cases.decide') && state === 'open'
  const team = useQuery({ ...apiQuery('GET /api/admin/case-team'), enabled: mayAssign }).data?.team
  const assign = useAct(
    (assigneeId: string | null) =>
      api('PUT /api/admin/cases/:id/assignee', {
        params: { id },
        body: { assigneeId, seen: assignee?.id ?? null },
      }),
    (assigneeId) => {
      if (assigneeId === null) return t('admin.case.released')
      if (assigneeId === me?.id) return t('admin.case.taken')
      const name = team?.find((member) => member.id === assigneeId)?.name ?? ''
      return t('admin.case.given', { name })
    },
  )
  if (!mayAssign)
    return assignee && <p className="text-s">{`${t('admin.case.assignee')}: ${assignee.name}`}</p>
  const members = team ?? []
  const shown =
    assignee && !members.some((member) => member.id === assignee.id)
      ? [assignee, ...members]
      : members
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('admin.case.assignee')} className="min-w-52">
        <Select
          value={assignee?.id ?? ''}
          disabled={assign.isPending}
          onChange={(event) => assign.mutate(event.target.value || null)}
          boxClassName="min-h-11!"
          className="min-h-10! text-s!"
        >
          <option value="">{t('inbox.box.unassigned')}</option>
          {shown.map((member) => (
            <option key={member.id} value={member.id}>
              {member.name}
            </option>
          ))}
        </Select>
      </Field>
      {me && assignee?.id === me.id ? (
        <Button
          size="small"
          variant="outline"
          busy={assign.isPending}
          onClick={() => assign.mutate(null)}
        >
          {t('admin.case.release')}
        </Button>
      ) : (
        me && (
          <Button
            size="small"
            variant="outline"
            icon={UserCheck}
            busy={assign.isPending}
            onClick={() => assign.mutate(me.id)}
          >
            {t('admin.case.take')}
          </Button>
        )
      )}
    </div>
  )
}
