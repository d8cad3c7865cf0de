import { Link } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'

export const ErrorPage = ({ error, reset }: { error: unknown; reset: () => void }) => (
  <div className="p-6">
    <ErrorState error={error} retry={reset} />
  </div>
)

export function NotFoundPage() {
  const t = useT()
  return (
    <div className="p-6">
      <EmptyState
        seed="lost"
        title={t('common.notFound.pageTitle')}
        action={
          <Link to="/dashboard" className="link">
            {t('admin.nav.overview')}
          </Link>
        }
      >
        {t('admin.unknownText')}
      </EmptyState>
    </div>
  )
}
