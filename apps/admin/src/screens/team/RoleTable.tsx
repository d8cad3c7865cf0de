import { Fragment } from 'react'
import { Check, Minus } from 'lucide-react'
import {
  ADMIN_ROLES,
  PERMISSION_GROUPS,
  hasPermission,
  type AdminRole,
} from '@tomogolf/domain/team/permissions'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Panel } from '../../components/Panel.tsx'
import type { Team } from './team.types.ts'

const GROUPS = Object.keys(PERMISSION_GROUPS) as (keyof typeof PERMISSION_GROUPS)[]

/** What each role can do: permissions in rows, roles in columns. The first column stays in view. */
export function RoleTable({ team, tinted }: { team: Team; tinted: AdminRole | undefined }) {
  const t = useT()
  const title = t('admin.team.matrix')
  const tint = (role: AdminRole) => (role === tinted ? 'bg-surface-2' : undefined)
  return (
    <Panel title={title}>
      <div role="region" aria-label={title} tabIndex={0} className="relative -mx-5 overflow-x-auto">
        <table className="w-full text-s">
          <thead>
            <tr className="border-b border-line">
              <th
                scope="col"
                className="sticky left-0 bg-surface-1 px-5 py-3 text-left font-semibold"
              >
                {t('admin.team.permission')}
              </th>
              {ADMIN_ROLES.map((role) => (
                <th key={role} scope="col" className={cx('min-w-22 px-2 py-3', tint(role))}>
                  <span className="block font-semibold">{t(`admin.adminRole.${role}`)}</span>
                  <span className="block text-xs font-normal text-text-3">
                    {t('admin.team.people', {
                      count: team.members.filter((member) => member.role === role).length,
                    })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROUPS.map((group) => (
              <Fragment key={group}>
                <tr>
                  <th
                    scope="colgroup"
                    className="sticky left-0 bg-surface-1 px-5 pt-4 pb-1 text-left text-xs font-normal text-text-3"
                  >
                    {t(`admin.permissionGroup.${group}`)}
                  </th>
                  {ADMIN_ROLES.map((role) => (
                    <td key={role} className={tint(role)} />
                  ))}
                </tr>
                {PERMISSION_GROUPS[group].map((permission) => (
                  <tr key={permission} className="border-b border-line last:border-0">
                    <th
                      scope="row"
                      className="sticky left-0 min-w-48 bg-surface-1 px-5 py-2 text-left font-normal"
                    >
                      {t(`admin.permission.${permission}`)}
                    </th>
                    {ADMIN_ROLES.map((role) => {
                      const has = hasPermission(role, permission)
                      return (
                        <td key={role} className={cx('px-2 py-2 text-center', tint(role))}>
                          {has ? (
                            <Check aria-hidden className="mx-auto text-success" />
                          ) : (
                            <Minus aria-hidden className="mx-auto text-text-3" />
                          )}
                          <span className="sr-only">{t(has ? 'admin.yes' : 'admin.no')}</span>
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
