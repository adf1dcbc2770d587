import { type DashboardStats, NO_PARENT } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';

/** How many public coaches each top-level category leads to, subcategories included; those without any come last. */
export const coachesByCategory = (db: EntityManager): Promise<DashboardStats['coachesByCategory']> =>
  db.query(
    `with recursive below (id, top) as (
       select id, id from specialty where parent_id = $1 and not is_deleted
       union
       select child.id, below.top from below join specialty child on child.parent_id = below.id and not child.is_deleted
     ), led as (
       select below.top, count(distinct coach.id)::int as coaches
       from coach cross join unnest(coach.category_ids) as own (id) join below on below.id = own.id
       where coach.is_public group by below.top
     )
     select top.id, top.name_tr as "nameTr", top.name_en as "nameEn", coalesce(led.coaches, 0) as coaches
     from specialty top left join led on led.top = top.id
     where top.parent_id = $1 and not top.is_deleted order by coaches desc, top.id`,
    [NO_PARENT],
  );

/** How many public coaches there are in each city. */
export const coachesByCity = (db: EntityManager): Promise<DashboardStats['coachesByCity']> =>
  db.query(
    'select city, count(*)::int as coaches from coach join person using (id) where is_public group by city order by coaches desc, city',
  );
