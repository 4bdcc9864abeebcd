-- A saved report can be a widget of a composed page.
ALTER TABLE "widgets" DROP CONSTRAINT "kind_option";
ALTER TABLE "widgets" ADD CONSTRAINT "kind_option" CHECK ("kind" IN ('number', 'list', 'plot', 'report', 'calendar', 'map', 'text', 'picture', 'announcements', 'tasks', 'progress', 'card'));
