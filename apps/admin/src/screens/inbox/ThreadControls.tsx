import { api } from '@tomogolf/api-client/api.ts'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useAct } from '../../lib/use-act.ts'
import type { Thread } from './inbox.types.ts'
import { stateOf } from './thread-words.ts'

const STEP_TO = { us: 'reopen', sender: 'answer', closed: 'close' } as const

/** Who takes care of the thread, and what it waits for. */
export function ThreadControls({ thread, mayAnswer }: { thread: Thread; mayAnswer: boolean }) {
  const t = useT()
  const { id, assignee, team, can } = thread
  const params = { id }
  const assign = useAct(
    (assigneeId: string | null) =>
      api('PUT /api/admin/inbox/:id/assignee', { params, body: { assigneeId } }),
    (assigneeId) => {
      const name = team.find((member) => member.id === assigneeId)?.name
      return name === undefined ? t('inbox.unassigned') : t('inbox.assigned', { name })
    },
  )
  const move = useAct(
    (to: keyof typeof STEP_TO) =>
      api('PATCH /api/admin/requests/:id', {
        params,
        body: { step: STEP_TO[to], seen: thread.updatedAt },
      }),
    () => t('inbox.moved'),
  )
  const state = stateOf(thread)
  const members =
    assignee && !team.some(({ id: one }) => one === assignee.id) ? [assignee, ...team] : team
  if (!mayAnswer)
    return (
      <span className="text-s text-text-2">
        {assignee?.name ?? t('inbox.noAssignee')} · {t(`inbox.state.${state}`)}
      </span>
    )
  return (
    <>
      <Field label={t('inbox.assignee')} labelHidden className="min-w-44">
        <Select
          value={assignee?.id ?? ''}
          disabled={assign.isPending}
          onChange={(event) => assign.mutate(event.target.value || null)}
          boxClassName="min-h-11!"
          className="min-h-10! text-s!"
        >
          <option value="">{t('inbox.noAssignee')}</option>
          {members.map((member) => (
            <option key={member.id} value={member.id}>
              {member.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('inbox.state')} labelHidden className="min-w-44">
        <Select
          value={state}
          disabled={move.isPending}
          onChange={(event) => move.mutate(event.target.value as keyof typeof STEP_TO)}
          boxClassName="min-h-11!"
          className="min-h-10! text-s!"
        >
          {(['us', 'sender', 'closed'] as const).map((to) => (
            <option key={to} value={to} disabled={to !== state && !can.includes(STEP_TO[to])}>
              {t(`inbox.state.${to}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
