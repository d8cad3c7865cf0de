import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Link2Off, RotateCw } from 'lucide-react'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { handoffQuery } from '../../queries/account.ts'

/** Target of a link out of an in-app browser: uses up its code and opens the page it carries. */
export function Continue({ code }: { code: string | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    ...handoffQuery(code ?? ''),
    enabled: code !== undefined,
  })
  const leave = useEffectEvent(
    (destination: string) => void navigate({ href: destination, replace: true }),
  )
  useEffect(() => {
    if (data) leave(data.destination)
  }, [data])
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  const canRetry = error !== null && !(isRefused && error.status !== 429)
  return (
    <div className="wrap py-10">
      {code !== undefined && (isFetching || !error) ? (
        <p role="status" className="flex items-center gap-3 text-text-2">
          <Spinner />
          {t('device.continue.opening')}
        </p>
      ) : canRetry ? (
        <EmptyState
          icon={RotateCw}
          title={t('device.continue.failed')}
          action={
            <Button variant="primary" icon={RotateCw} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('device.continue.failedText')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={Link2Off}
          title={t('device.continue.ended')}
          action={
            <LinkButton to="/games" variant="primary">
              {t('common.nav.find')}
            </LinkButton>
          }
        >
          {t('device.continue.endedText')}
        </EmptyState>
      )}
    </div>
  )
}
