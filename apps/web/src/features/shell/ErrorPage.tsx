import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { LostPage } from './LostPage.tsx'

/** Messages of browsers for a chunk that failed to load. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed/
const didNotLoad = (error: unknown) => error instanceof Error && NOT_LOADED.test(error.message)

/** The error page: failed data or a crash. A lost network has its own text. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const offline =
    (error instanceof ApiError && (error.code === 'NETWORK_ERROR' || error.status === 0)) ||
    didNotLoad(error)
  const retry = () => {
    // browsers cache a failed module load, so only a reload helps
    if (didNotLoad(error)) return location.reload()
    reset()
    void router.invalidate()
  }
  const title = t(offline ? 'common.offline.pageTitle' : 'common.failed.title')
  return (
    <>
      <title>{`${title} · TomoGolf`}</title>
      <meta name="robots" content="noindex" />
      <LostPage title={title} text={t(offline ? 'common.offline.pageText' : 'common.broken.text')}>
        <Button variant="primary" size="large" icon={RotateCw} onClick={retry}>
          {t('common.retry')}
        </Button>
        <LinkButton to="/" variant="outline" size="large">
          {t('common.notFound.home')}
        </LinkButton>
      </LostPage>
    </>
  )
}
