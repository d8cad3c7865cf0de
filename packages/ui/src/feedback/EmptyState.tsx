import type { ReactNode } from 'react'
import { RotateCw } from 'lucide-react'
import { errorText } from '../i18n/error-message.ts'
import { useT } from '../i18n/i18n.tsx'
import { Button, type Icon } from '../forms/Button.tsx'
import { ContourBackground } from '../brand/ContourBackground.tsx'

type EmptyProps = {
  icon?: Icon
  title: ReactNode
  action?: ReactNode
  seed?: string
  children?: ReactNode
}
/** Nothing here: what exists instead, and one way on. */
export const EmptyState = ({
  icon: Shape,
  title,
  action,
  seed = 'empty',
  children,
}: EmptyProps) => (
  <div className="relative overflow-hidden rounded-l border border-dashed border-line-2 px-6 py-14 text-center">
    <ContourBackground seed={seed} />
    <div className="relative">
      {Shape && <Shape className="mx-auto mb-4 size-8 stroke-[1.5] text-text-3" />}
      <h2 className="text-t1">{title}</h2>
      {children && <p className="lead mx-auto mt-2.5 max-w-[40ch] text-text-2">{children}</p>}
      {action && <div className="mt-5.5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  </div>
)

/** Something could not be loaded: what happened, and another try. */
export function ErrorState({
  error,
  retry,
  title,
}: {
  error: unknown
  retry?: () => void
  title?: ReactNode
}) {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        seed="lost"
        title={title ?? t('common.failed.title')}
        action={
          retry && (
            <Button icon={RotateCw} onClick={retry}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        {errorText(t, error)}
      </EmptyState>
    </div>
  )
}
