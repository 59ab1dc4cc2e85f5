import guideFile from '../../../data/wizards/guide.json' with { type: 'json' }
import type { Guide } from '../../kernel/index.ts'
import { dataFile } from '../../parts/data-file.ts'

/** The contents of `guide.json`: the lessons in order, and remarks that can appear in any of them. */
export interface LessonFile {
  readonly lessons: readonly [Omit<Guide, 'asides'>, ...Omit<Guide, 'asides'>[]]
  readonly asides: Guide['asides']
}

/** The contents of the file. A test checks them against their schema. */
export const LESSON_FILE = dataFile<LessonFile>(guideFile)

const { lessons, asides } = LESSON_FILE
const [FIRST, ...LATER] = lessons

/** The lesson that starts a first game and ends with a first Task. */
export const GUIDE: Guide = { ...FIRST, asides }

/** The lessons after the first. */
export const LATER_LESSONS: readonly Guide[] = LATER.map(lesson => ({ ...lesson, asides }))
