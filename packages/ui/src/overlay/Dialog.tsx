import { useRef, useState, type ReactNode } from 'react'
import * as Primitive from 'radix-ui/dialog'
import { X } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'
import { Button } from '../forms/Button.tsx'
import { Alert } from '../feedback/Alert.tsx'
import { Steps } from '../data/Steps.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Under the title, quiet; also what screen readers hear. */
  description?: ReactNode
  steps?: { labels: readonly string[]; current: number }
  /** Something was entered: closing asks once. */
  dirty?: boolean
  /** Nothing may close it (a call is under way). */
  busy?: boolean
  footer?: ReactNode
  wide?: boolean
  /** As large as the page, for a form that is a page's work. */
  full?: boolean
  children: ReactNode
}

/** Whatever on the page had the focus last before a dialog took it: one dialog may follow another. */
let lastOnPage: HTMLElement | null = null
/** Where the focus goes when a dialog closes: back, or to the page's content where that is gone. */
function useWayBack() {
  const from = useRef<HTMLElement>(null)
  return {
    remember: () => {
      const { activeElement: had } = document
      if (had instanceof HTMLElement && had !== document.body && !had.closest('[role=dialog]'))
        lastOnPage = had
      from.current = lastOnPage
    },
    goBack: (event: Event) => {
      event.preventDefault()
      const target = from.current
      // a menu's entry, or a button that has turned into a link, is no longer there
      if (target?.isConnected && target.checkVisibility()) target.focus()
      else document.getElementById('main')?.focus({ preventScroll: true })
    },
  }
}

/** A modal dialog: a sheet from below under 760 px, centred above. Load it lazily: it brings its library. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  steps,
  dirty,
  busy,
  footer,
  wide,
  full,
  children,
}: DialogProps) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const { remember, goBack } = useWayBack()
  const leave = () => {
    setAsking(false)
    onClose()
  }
  const attempt = () => {
    if (busy) return
    if (dirty && !asking) setAsking(true)
    else leave()
  }
  const edge = full ? 'px-5 md:px-[max(32px,calc((100%-1200px)/2))]' : 'px-5 md:px-8'
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) attempt()
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay
          className={cx(
            'fixed inset-0 z-60 flex animate-fade items-end justify-center bg-scrim backdrop-blur-[5px]',
            !full && 'md:items-center md:p-8',
          )}
        >
          <Primitive.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            data-dialog={full ? 'full' : undefined}
            onOpenAutoFocus={remember}
            onCloseAutoFocus={goBack}
            onPointerDownOutside={(event) => {
              if (dirty) event.preventDefault()
            }}
            className={cx(
              'relative flex w-full animate-sheet flex-col overflow-hidden md:animate-rise',
              full
                ? 'h-full bg-background'
                : 'max-h-[96%] rounded-t-[22px] border border-b-0 border-line-2 bg-surface-1 shadow-dialog md:rounded-b-[22px] md:border-b',
              !full && (wide ? 'md:max-w-[880px]' : 'md:max-w-[620px]'),
            )}
          >
            <header className={cx('relative border-b border-line pt-4.5 pb-4', edge)}>
              {steps && <Steps {...steps} className="mb-5.5 pr-14" />}
              <Primitive.Title
                className={cx('text-[1.75rem] leading-[1.05] tracking-[-.03em]', !steps && 'pr-12')}
              >
                {title}
              </Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1.5 text-s text-text-2">
                  {description}
                </Primitive.Description>
              )}
              <Primitive.Close
                disabled={busy}
                aria-label={t('common.close')}
                className="absolute top-2 right-3.5 grid size-11 place-items-center rounded-m text-text-2 hover:bg-surface-2 hover:text-text"
              >
                <X />
              </Primitive.Close>
            </header>
            <div className={cx('flex-1 overflow-auto overscroll-contain py-5', edge)}>
              {children}
            </div>
            {asking && (
              <Alert
                tone="warning"
                role="alert"
                title={t('common.discard.title')}
                className="mx-5 mb-4 md:mx-8"
              >
                <span className="mt-2.5 flex flex-wrap gap-2">
                  <Button size="small" variant="danger" onClick={leave}>
                    {t('common.discard.leave')}
                  </Button>
                  <Button size="small" variant="outline" onClick={() => setAsking(false)}>
                    {t('common.discard.stay')}
                  </Button>
                </span>
              </Alert>
            )}
            {footer && (
              <footer
                className={cx(
                  'flex flex-wrap items-stretch gap-3 border-t border-line bg-surface-1 pt-3.5 pb-[calc(16px+env(safe-area-inset-bottom))]',
                  edge,
                  full ? 'md:py-3.5' : 'md:py-5',
                )}
              >
                {footer}
              </footer>
            )}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
