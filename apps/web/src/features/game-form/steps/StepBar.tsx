import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { HOST_STEPS, type HostStep } from './host-steps.ts'

/** The four steps. On phones only the open one has room for its name. */
export function StepBar({ step, onOpen }: { step: HostStep; onOpen: (step: HostStep) => void }) {
  const t = useT()
  const current = HOST_STEPS.indexOf(step)
  return (
    <nav
      aria-label={t('common.steps', { current: current + 1, total: HOST_STEPS.length })}
      className="scroll-mt-5"
    >
      <ol className="flex gap-2">
        {HOST_STEPS.map((one, index) => (
          <li
            key={one}
            className={cx('min-w-11', index === current ? 'grow-[3]' : 'grow', 'basis-0 lg:grow')}
          >
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onOpen(one)}
              className={cx(
                'relative flex min-h-11 w-full min-w-0 gap-2 pt-2.5 text-left text-xs font-semibold',
                'before:absolute before:inset-x-0 before:top-0 before:h-[3px] before:rounded-[2px]',
                index < current
                  ? 'text-text-2 before:bg-success'
                  : index === current
                    ? 'text-text before:bg-primary'
                    : 'text-text-3 before:bg-surface-3',
              )}
            >
              <span aria-hidden>{index + 1}</span>
              <span className={index === current ? undefined : 'max-lg:sr-only'}>
                {t(`hosting.part.${one}`)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
