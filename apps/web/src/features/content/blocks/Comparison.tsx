import type { Contents } from '../../../content/pages.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useFill } from '../values.ts'

const head = 'pb-3 text-left align-bottom font-text text-s font-semibold'
const cell = 'border-t border-line py-4 pr-5 align-top'

/** Compares a day of golf with and without the product. On phones each topic becomes a block. */
export function Comparison({ compare }: { compare: Contents['why-us']['compare'] }) {
  const t = useT()
  const fill = useFill()
  const rows = Object.values(compare.rows)
  return (
    <section aria-labelledby="compare" className="pt-14 lg:pt-24">
      <h2 id="compare" className="text-d2">
        {compare.title}
      </h2>
      <table className="mt-8 hidden w-full table-fixed border-collapse md:table">
        <thead>
          <tr>
            <th scope="col" className={`${head} w-[22%] text-text-3`}>
              {t('info.compare.topic')}
            </th>
            <th scope="col" className={`${head} text-text-3`}>
              {compare.alone}
            </th>
            <th scope="col" className={`${head} text-success`}>
              {compare.together}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([topic, alone, together]) => (
            <tr key={topic}>
              <th scope="row" className={`${cell} text-left font-semibold`}>
                {topic}
              </th>
              <td className={`${cell} text-text-3`}>{fill(alone)}</td>
              <td className={cell}>{fill(together)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-6 md:hidden">
        {rows.map(([topic, alone, together]) => (
          <div key={topic} className="border-t border-line py-4">
            <dt className="font-semibold">{topic}</dt>
            <dd className="mt-1.5 text-s text-text-3">
              <span className="block text-xs">{compare.alone}</span>
              {fill(alone)}
            </dd>
            <dd className="mt-2">
              <span className="block text-xs text-success">{compare.together}</span>
              {fill(together)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
