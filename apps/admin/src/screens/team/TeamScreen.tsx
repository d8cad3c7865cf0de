import { useState } from 'react'
import { Eye, Lock, ShieldCheck, Stamp } from 'lucide-react'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useMay } from '../../lib/may.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberList } from './MemberList.tsx'
import { RoleTable } from './RoleTable.tsx'
import type { Team } from './team.types.ts'

const RULES = [
  { key: 'self', icon: Lock },
  { key: 'owner', icon: ShieldCheck },
  { key: 'approval', icon: Stamp },
  { key: 'audit', icon: Eye },
] as const

/** Administrators, invitations, and what each role includes. */
export function TeamScreen({ team }: { team: Team }) {
  const t = useT()
  const may = useMay()
  // the role that an invitation would give is tinted in the table
  const [role, setRole] = useState<AdminRole>('support')
  const mayChange = may('team.change')
  return (
    <>
      <PageTitle title={t('admin.nav.team')} lead={t('admin.team.lead')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-[minmax(0,1fr)_344px] xl:items-start">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <MemberList team={team} mayChange={mayChange} />
          <RoleTable team={team} tinted={mayChange ? role : undefined} />
        </div>
        <div className="grid gap-3">
          {mayChange && <InviteForm role={role} onRole={setRole} />}
          <Panel title={t('admin.team.rules')}>
            <ul className="grid gap-3 text-s text-text-2">
              {RULES.map(({ key, icon: Shape }) => (
                <li key={key} className="flex gap-3">
                  <Shape aria-hidden className="mt-0.5 text-text-3" />
                  {t(`admin.team.rule.${key}`)}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </>
  )
}
