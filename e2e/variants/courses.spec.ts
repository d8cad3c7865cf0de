import { expect, test, useWorld } from '../support/product.ts'
import { tick } from '../support/people.ts'
import { openAdminPage } from '../admin/admin-page.ts'

useWorld({ demoData: true, name: 'admin-day' })

/** One valid line, and one with an unknown prefecture. */
const COURSE_LIST = [
  'name_en,name_ja,prefecture,municipality_en,municipality_ja,lat,lng,holes',
  'Isumi Hill Links,夷隅ヒル,Chiba,Isumi,いすみ市,35.21,140.31,18',
  'Nowhere Links,無,Atlantis,Isumi,いすみ市,35.21,140.31,18',
  '',
].join('\n')

test('adds, edits, hides and merges a course, and imports a list after its preview', async ({
  browser,
  product,
}) => {
  const admin = await openAdminPage(browser, product)
  await admin.open('courses')
  await admin.act('Add course', {
    submit: 'Save',
    fill: async (dialog) => {
      for (const [label, value] of [
        ['Name (English)', 'Isumi Bay Links'],
        ['Name (Japanese)', '夷隅ベイリンクス'],
        ['Prefecture (English)', 'Chiba'],
        ['Town (English)', 'Isumi'],
        ['Town (Japanese)', 'いすみ市'],
        ['Latitude', '35.2'],
        ['Longitude', '140.3'],
      ] as const)
        await dialog.getByLabel(label).fill(value)
    },
  })
  await admin.expectText('Course saved')
  await admin.open('courses?search=isumi%20bay')
  await admin.openRow('Isumi Bay Links')
  await admin.act('Edit', {
    submit: 'Save',
    fill: (dialog) => dialog.getByLabel('Holes').fill('27'),
  })
  await expect(admin.row('Isumi Bay Links')).toContainText('27')
  await admin.act('Hide')
  await expect(admin.row('Isumi Bay Links')).toContainText('Hidden')
  await admin.act('Merge', {
    fill: async (dialog) => {
      await dialog.getByLabel('Merge into').first().fill('wakasu')
      await tick(dialog.getByRole('radio').first())
    },
  })
  await expect(admin.row('Isumi Bay Links')).toContainText('Merged')
  await admin.page.getByRole('button', { name: 'Import' }).click()
  await admin.dialog.getByLabel('File').setInputFiles({
    name: 'chiba.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(COURSE_LIST),
  })
  await expect(admin.dialog.getByRole('status')).toHaveText(
    '1 new, 0 changed, 0 unchanged, 1 rejected',
  )
  await admin.dialog.getByRole('button', { name: 'Apply changes' }).click()
  await admin.expectText('Courses imported')
  const actions = await admin.readOwnActions()
  expect(actions.filter((action) => action.startsWith('course.'))).toEqual([
    'course.add',
    'course.edit',
    'course.edit',
    'course.import',
    'course.merge',
  ])
  await admin.page.context().close()
})
