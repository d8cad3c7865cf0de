import * as Primitive from 'radix-ui/toast'
import { Bell, CircleAlert, CircleCheck, CircleX, Info, X } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'
import { Button } from '../forms/Button.tsx'
import { useFreePlace } from './use-free-place.ts'
import { dismissToast, type ShownToast } from './toast.ts'

const icons = {
  neutral: [Bell, 'text-text-2'],
  warning: [CircleAlert, 'text-warning'],
  danger: [CircleX, 'text-danger'],
  success: [CircleCheck, 'text-success'],
  info: [Info, 'text-info'],
} as const

/**
 * Shows one toast where it covers no control: near the top on phones, near the bottom right on
 * desktops. F8 moves the focus to the region; a swipe of 50 px to the right dismisses.
 */
export default function ToastRegion({ toast }: { toast: ShownToast }) {
  const t = useT()
  const list = useFreePlace(toast.id)
  const [ToneIcon, colour] = icons[toast.tone ?? 'neutral']
  return (
    <Primitive.Provider
      label={t('common.toast.one')}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <Primitive.Root
        key={toast.id}
        open={toast.open}
        duration={toast.duration ?? 5000}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id)
        }}
        className={cx(
          'flex items-start gap-3 rounded-m border border-line-2 bg-surface-3 py-3 pr-1.5 pl-4 ' +
            'text-s shadow-pop data-[state=open]:animate-rise',
          'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] ' +
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform ' +
            'data-[swipe=end]:translate-x-full',
        )}
      >
        <ToneIcon className={cx('mt-0.5', colour)} />
        <div className="min-w-0 flex-1 py-px">
          <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
          {toast.description && (
            <Primitive.Description className="mt-0.5 text-text-2">
              {toast.description}
            </Primitive.Description>
          )}
          {toast.action && (
            <Primitive.Action asChild altText={toast.action.label}>
              <Button size="small" className="mt-2.5 mb-1" onClick={toast.action.run}>
                {toast.action.label}
              </Button>
            </Primitive.Action>
          )}
        </div>
        <Primitive.Close
          aria-label={t('common.close')}
          className="-my-2.5 grid size-11 flex-none place-items-center rounded-s text-text-2 hover:text-text"
        >
          <X className="size-4" />
        </Primitive.Close>
      </Primitive.Root>
      <Primitive.Viewport
        ref={list}
        hotkey={['F8']}
        label={t('common.toast.region')}
        className={
          'fixed inset-x-4 top-[calc(env(safe-area-inset-top)+8px)] z-80 ml-auto flex ' +
          'max-w-[420px] flex-col gap-2 outline-none'
        }
      />
    </Primitive.Provider>
  )
}
