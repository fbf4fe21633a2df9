const SATURDAY = 6;
const SUNDAY = 0;

const isWorkingDay = (date: Date): boolean => date.getDay() !== SATURDAY && date.getDay() !== SUNDAY;

/**
 * Returns the latest delivery date of a parcel ordered today: `workingDays` later, without Saturdays and Sundays (spec
 * core §9). Uses the time zone of `today`'s local fields.
 */
export function deliveryDate(today: Date, workingDays: number): Date {
  const date = new Date(today);
  for (let left = workingDays; left > 0;) {
    date.setDate(date.getDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}
