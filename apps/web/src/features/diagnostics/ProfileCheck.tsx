import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogIn, UserRoundCheck } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { sentences } from '@tomogolf/format/sentences'
import { useMe } from '../../queries/session.ts'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

type Repair = ResultOf<'POST /api/profile/repair'>
const TONES = {
  ok: 'success',
  repaired: 'neutral',
  missing: 'warning',
  unclear: 'warning',
} as const

/**
 * Checks the nine required details of the signed-in user, normalises what it can, and lists the
 * result.
 */
export function ProfileCheck() {
  const t = useT()
  const me = useMe()
  const queryClient = useQueryClient()
  const check = useMutation({
    // idempotent
    retry: 1,
    mutationFn: () => api('POST /api/profile/repair'),
    onSuccess: () => invalidateAfter(queryClient, 'POST /api/profile/repair'),
  })
  if (!me)
    return (
      <div className="border-t border-line py-8">
        <p className="max-w-[56ch] text-text-2">{t('upkeep.profile.signedOut')}</p>
        <LinkButton
          to="/login"
          search={{ redirectTo: '/production-profile-fix' }}
          variant="primary"
          icon={LogIn}
          className="mt-5"
        >
          {t('common.nav.login')}
        </LinkButton>
      </div>
    )
  return (
    <div className="border-t border-line py-8">
      <Button
        variant={check.data ? 'secondary' : 'primary'}
        icon={UserRoundCheck}
        busy={check.isPending}
        onClick={() => check.mutate()}
      >
        {t(check.isPending ? 'upkeep.profile.running' : 'upkeep.profile.run')}
      </Button>
      {check.isError && (
        <Alert tone="danger" role="alert" title={t('upkeep.failed')} className="mt-5">
          {errorText(t, check.error)}
        </Alert>
      )}
      {check.data && <Findings repair={check.data} />}
    </div>
  )
}

function Findings({ repair: { fields, complete } }: { repair: Repair }) {
  const { t, language } = useI18n()
  const count = (...states: Repair['fields'][number]['state'][]) =>
    fields.filter(({ state }) => states.includes(state)).length
  const repaired = count('repaired'),
    open = count('missing', 'unclear')
  return (
    <>
      <Alert tone={complete ? 'success' : 'warning'} role="status" className="mt-6">
        {sentences(
          language,
          complete && t('upkeep.profile.complete'),
          repaired > 0 && t('upkeep.profile.repaired', { count: repaired }),
          open > 0 && t('upkeep.profile.open', { count: open }),
        )}
      </Alert>
      <dl className="mt-6 border-t border-line">
        {fields.map(({ field, state, before, after }) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 md:grid-cols-[220px_minmax(0,1fr)_auto]"
          >
            <dt className="text-s text-text-3 md:text-body">
              {t(`upkeep.profile.field.${field}`)}
            </dt>
            <dd className="font-medium wrap-anywhere">
              {after ?? '–'}
              {state === 'repaired' && before !== null && (
                <span className="block text-s text-text-3">
                  {t('upkeep.profile.was', { before })}
                </span>
              )}
            </dd>
            <dd>
              <Badge tone={TONES[state]}>{t(`upkeep.profile.state.${state}`)}</Badge>
            </dd>
          </div>
        ))}
      </dl>
      {open > 0 && (
        <LinkButton
          to="/account-settings"
          search={{ tab: 'profile' }}
          variant="primary"
          className="mt-6"
        >
          {t('upkeep.profile.edit')}
        </LinkButton>
      )}
    </>
  )
}
