import { Check, Circle } from 'lucide-react'
import { PASSWORD_RULES, passwordStrength } from '@tomogolf/domain/password'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'

const fills = ['', 'bg-danger', 'bg-warning', 'bg-warning', 'bg-success']
const textColours = {
  empty: 'text-text-3',
  weak: 'text-danger',
  fair: 'text-warning',
  good: 'text-warning',
  strong: 'text-success',
} as const

/** Password strength while typing: a bar for the number of rules met, and the list of rules. */
export function PasswordMeter({ password }: { password: string }) {
  const t = useT()
  const { met, strength } = passwordStrength(password)
  return (
    <div className="-mt-2">
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {PASSWORD_RULES.map((rule, index) => (
          <span
            key={rule}
            className={cx(
              'h-1.25 rounded-full transition-colors duration-220',
              index < met.length ? fills[met.length] : 'bg-surface-3',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-s text-text-2">
        <Rich
          text={t('account.password.strength', {
            strength: t(`account.password.strength.${strength}`),
          })}
          tags={{
            b: (inside) => <b className={cx('font-semibold', textColours[strength])}>{inside}</b>,
          }}
        />
      </p>
      <ul className="mt-1.5 grid gap-x-4 gap-y-1 text-s min-[420px]:grid-cols-2">
        {PASSWORD_RULES.map((rule) => {
          const done = met.includes(rule)
          const Mark = done ? Check : Circle
          return (
            <li
              key={rule}
              className={cx('flex items-center gap-2', done ? 'text-text-2' : 'text-text-3')}
            >
              <Mark className={cx('size-4', done && 'stroke-[2.5] text-success')} />
              {t(`account.password.rule.${rule}`)}
              <span className="sr-only">
                , {t(done ? 'account.password.met' : 'account.password.unmet')}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
