import type { ReactNode } from 'react'
import { CloudUpload, Eraser } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

/**
 * No rule above the first part; scroll margins keep a focused field clear of the header and the
 * action bar.
 */
export const formClass =
  '[&>section:first-child]:border-t-0 [&>section:first-child]:pt-2 [&_[data-field]]:scroll-mt-24 [&_[data-field]]:scroll-mb-30'

/**
 * Marks the position of a field, so that an error can scroll to it. Several names: fields rendered
 * as one.
 */
export const FieldAnchor = ({
  field,
  className,
  children,
}: {
  field: string
  className?: string
  children: ReactNode
}) => (
  <div data-field={field} className={className ? `min-w-0 ${className}` : 'min-w-0'}>
    {children}
  </div>
)
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-5.5 min-[520px]:grid-cols-2">{children}</div>
)

type ActionBarProps = {
  /** Label of the button. */
  submit: string
  state: { busy: boolean; problem: string | null; failed: boolean; isQueued: boolean }
  onClear: () => void
}
/** The sticky bar at the bottom of a form: errors and the submit button. */
export function ActionBar({
  submit,
  state: { busy, problem, failed, isQueued },
  onClear,
}: ActionBarProps) {
  const t = useT()
  return (
    <div
      className={
        'sticky bottom-0 z-10 -mx-(--gutter) border-t border-line bg-background/94 ' +
        'px-(--gutter) pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))] backdrop-blur-lg ' +
        'lg:mx-0 lg:px-0'
      }
    >
      {failed && problem && (
        <Alert tone="danger" role="alert" title={t('requests.failed')} className="mb-3.5">
          <span className="block">{problem}</span>
          {t('requests.failed.text')}
        </Alert>
      )}
      <div role="status">
        {isQueued && (
          <Alert tone="info" icon={CloudUpload} title={t('requests.kept')} className="mb-3.5">
            {t('requests.kept.text')}
          </Alert>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <p
          role="status"
          className={
            problem && !failed
              ? 'mr-auto text-s text-danger max-md:w-full'
              : 'mr-auto text-s text-text-3 max-md:sr-only'
          }
        >
          {problem && !failed ? problem : t('requests.draft')}
        </p>
        <Button
          variant="ghost"
          icon={Eraser}
          disabled={busy}
          onClick={onClear}
          className="px-3.5! max-md:[&>span]:sr-only"
        >
          {t('requests.draft.clear')}
        </Button>
        <Button type="submit" variant="primary" size="large" busy={busy} className="max-md:flex-1">
          {busy ? t('requests.sending') : submit}
        </Button>
      </div>
    </div>
  )
}
